import type { ComponentProps } from 'react';
import * as m from '../../paraglide/messages.js';

/** Only bots fill this field; the server then pretends to accept. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {m.trap_label()}
        <input name="website" {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
