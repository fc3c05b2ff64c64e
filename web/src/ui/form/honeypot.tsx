import * as m from '../../paraglide/messages.js';

/** A field that only machines fill; the server then pretends to accept. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {m.trap_label()}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
