import * as m from '../../paraglide/messages.js';

/** Only bots fill this field; the server then pretends to accept. */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {m.trap_label()}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
