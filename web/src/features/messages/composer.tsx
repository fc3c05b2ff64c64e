import { limits } from '@parpaing/contract/limits';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useCallback, useId, useState } from 'react';
import { forgetDraft, keepDraft } from '../../lib/draft.ts';
import { formatNumber } from '../../lib/format.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

/** From there on it is worth counting. */
const countedFrom = limits.messageLength - 200;

interface ComposerProps {
  /** Whose draft it is. */
  name: string;
  /** Written ahead, where nothing is yet. */
  opening?: string;
  onSend: (text: string) => void;
}

export function Composer({ name, opening = '', onSend }: ComposerProps) {
  const [length, setLength] = useState(0);
  const id = useId();
  const isTooLong = length > limits.messageLength;
  const draftName = `message.${name}`;

  const keep = useCallback(
    (form: HTMLFormElement) => {
      const stop = keepDraft(form, { name: draftName, fields: ['text'] });
      const field = fieldOf(form);
      if (!field.value && opening) write(field, opening);
      return stop;
    },
    [draftName, opening],
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = fieldOf(event.currentTarget);
    field.focus();
    const text = field.value.trim();
    if (!text || text.length > limits.messageLength) return;
    onSend(text);
    write(field, '');
    forgetDraft({ name: draftName, fields: ['text'] });
  }

  return (
    <form ref={keep} method="post" onSubmit={send} className="composer">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {m.composer_label()}
        </label>
        <textarea
          id={id}
          name="text"
          rows={1}
          placeholder={m.composer_label()}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-count`}
          onInput={(event) => {
            grow(event.currentTarget);
            setLength(event.currentTarget.value.trim().length);
          }}
          onKeyDown={sendOnEnter}
          className="input"
        />
        <p id={`${id}-count`} aria-live="polite" className="composer-count">
          {length > countedFrom && describeLength(length)}
        </p>
      </div>
      <Button className="composer-send">
        <span className="max-md:sr-only">{m.composer_submit()}</span>
        <SendHorizontal size={22} strokeWidth={1.75} className="md:hidden" aria-hidden="true" />
      </Button>
    </form>
  );
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('text') as HTMLTextAreaElement;

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

function describeLength(length: number): string {
  const left = limits.messageLength - length;
  return left < 0
    ? m.composer_over({ count: formatNumber(-left) })
    : m.composer_left({ count: formatNumber(left) });
}
