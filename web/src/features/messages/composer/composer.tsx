import { limits } from '@parpaing/contract/limits';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useCallback, useId, useState } from 'react';
import { useUser } from '../../../entities/session/use-user.ts';
import { hasDraft, removeDraft, saveDraftOnInput } from '../../../lib/forms/draft.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { describeLength } from './describe-length.ts';

/** From there on it is worth counting. */
const countedFrom = limits.messageLength - 200;

interface ComposerProps {
  /** Of the thread that the draft is for. */
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Written ahead when it opens, where nothing was written or wiped out yet. */
  opening?: string;
  onSend: (text: string) => void;
}

export function Composer({ name, field, opening, onSend }: ComposerProps) {
  const user = useUser();
  const [firstOpening] = useState(opening);
  const [length, setLength] = useState(0);
  const id = useId();
  const isTooLong = length > limits.messageLength;
  const draftName = `message.${user?.id}.${name}`;

  const keep = useCallback(
    (form: HTMLFormElement) => {
      const draft = { name: draftName, fields: ['text'] };
      // Before it is kept: what nobody wrote is not a draft, and the next opening may be another.
      if (firstOpening && !hasDraft(draft)) write(fieldOf(form), firstOpening);
      return saveDraftOnInput(form, draft);
    },
    [draftName, firstOpening],
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldOf(event.currentTarget);
    typed.focus();
    const text = typed.value.trim();
    if (!text || countSigns(text) > limits.messageLength) return;
    onSend(text);
    write(typed, '');
    removeDraft({ name: draftName, fields: ['text'] });
  }

  return (
    <form ref={keep} method="post" onSubmit={send} className="composer">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {m.composer_label()}
        </label>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={1}
          placeholder={m.composer_label()}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-count`}
          onInput={(event) => {
            grow(event.currentTarget);
            setLength(countSigns(event.currentTarget.value.trim()));
          }}
          onKeyDown={sendOnEnter}
          className="input"
        />
        <p id={`${id}-count`} aria-live="polite" className="composer-count">
          {length > countedFrom && describeLength(length)}
        </p>
      </div>
      <Button>
        <span className="max-md:sr-only">{m.composer_submit()}</span>
        <SendHorizontal size={22} strokeWidth={1.75} className="md:hidden" aria-hidden="true" />
      </Button>
    </form>
  );
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('text') as HTMLTextAreaElement;

/** As the server counts: an emoji is one. */
const countSigns = (text: string) => Array.from(text).length;

/** As if it were typed, so that whoever follows the field learns of it. */
function write(field: HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As high as its text, up to what the style sheet allows. */
function grow(field: HTMLTextAreaElement) {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** On a touch screen Enter is the only way to a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
