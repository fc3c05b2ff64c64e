import { limits } from '@parpaing/contract/limits';
import { clsx } from 'clsx';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { describeLength } from '../../../entities/conversation/describe-length.ts';
import type { WaitingMessage } from '../../../entities/conversation/waiting-message.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { Icon } from '../../../icons/icon.tsx';
import { readDraft, removeDraft, writeDraft } from '../../../lib/forms/draft.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/input.tsx';

const countShownFrom = limits.messageLength - 200;

const row =
  'composer flex flex-none items-end gap-2 border-t border-joint px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:px-8 md:py-4';

interface ComposerProps {
  threadKey: string;
  field: RefObject<HTMLTextAreaElement | null>;
  suggestion?: string;
  waiting?: WaitingMessage;
  onSend: (text: string, clientId?: string) => void;
}

export function Composer({ threadKey, field, suggestion, waiting, onSend }: ComposerProps) {
  const user = useUser();
  const [firstSuggestion] = useState(suggestion);
  const [firstWaiting] = useState(waiting);
  const shownWaiting = useRef<WaitingMessage>(undefined);
  const [length, setLength] = useState(0);
  const id = useId();
  const isTooLong = length > limits.messageLength;
  const draftName = `message.${user?.id}.${threadKey}`;

  const attachDraft = useCallback(
    (form: HTMLFormElement) => {
      const draft = getDraft(draftName);
      const typed = getField(form);
      const { text, clientId } = readDraft(draft);
      // Before saving starts: a suggestion nobody edited is not a draft.
      if (firstWaiting && (!text || clientId === firstWaiting.clientId)) shownWaiting.current = firstWaiting;
      if (!text && firstWaiting) setFieldValue(typed, firstWaiting.text);
      else if (text === undefined && firstSuggestion) setFieldValue(typed, firstSuggestion);
      else if (text && !typed.value) setFieldValue(typed, text);
      const save = () =>
        writeDraft(draft, (field) => (field === 'text' ? typed.value : shownWaiting.current?.clientId));
      typed.addEventListener('input', save);
      return () => typed.removeEventListener('input', save);
    },
    [draftName, firstSuggestion, firstWaiting],
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = getField(event.currentTarget);
    typed.focus();
    const text = typed.value.trim();
    if (!text || countCharacters(text) > limits.messageLength) return;
    onSend(text, shownWaiting.current?.clientId);
    shownWaiting.current = undefined;
    setFieldValue(typed, '');
    removeDraft(getDraft(draftName));
  }

  return (
    <form ref={attachDraft} method="post" onSubmit={send} className={row}>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {m.composer_label()}
        </label>
        {waiting && length > 0 && <p className="mb-1 text-13 font-medium">{m.composer_unsent()}</p>}
        <TextArea
          ref={field}
          id={id}
          name="text"
          rows={1}
          placeholder={m.composer_label()}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-count`}
          onInput={(event) => {
            fitHeightToText(event.currentTarget);
            setLength(countCharacters(event.currentTarget.value.trim()));
          }}
          onKeyDown={sendOnEnter}
          // Below 16px iOS zooms in on focus.
          className="max-h-38 resize-none leading-5.5 max-md:text-[1rem]"
        />
        <p
          id={`${id}-count`}
          aria-live="polite"
          className={clsx(
            'text-right text-13/6 not-empty:mt-1',
            isTooLong ? 'font-medium text-negative' : 'text-ink-2',
          )}
        >
          {length > countShownFrom && describeLength(length)}
        </p>
      </div>
      <Button>
        <span className="max-md:sr-only">{m.composer_submit()}</span>
        <Icon name="send-horizontal" size={22} className="md:hidden" />
      </Button>
    </form>
  );
}

/** In its place, where nobody would read a message. */
export function ClosedComposer() {
  return <p className={clsx(row, 'text-ink-2')}>{m.conversation_closed()}</p>;
}

const getDraft = (name: string) => ({ name, fields: ['text', 'clientId'] as const });

const getField = (form: HTMLFormElement) => form.elements.namedItem('text') as HTMLTextAreaElement;

/** By code point, as the server counts. */
const countCharacters = (text: string) => Array.from(text).length;

function setFieldValue(field: HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fitHeightToText(field: HTMLTextAreaElement) {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** Not on touch screens, where Enter is the only way to a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
