import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Found, useCompletions } from './use-completions.ts';

export interface CompletionProps {
  input: RefObject<HTMLInputElement | null>;
}

interface ComboboxProps<Option> extends CompletionProps {
  load: (text: string, signal: AbortSignal) => Promise<Option[]>;
  onChoose: (option: Option) => void;
  keyOf: (option: Option) => string;
  /** Chooses an option when the field is left; `active` is the one that the arrows reached. */
  findOptionOnBlur?: (options: Option[], active: Option | undefined, text: string) => Option | undefined;
  /** Whether the text of the field was typed before this code was loaded. */
  isTyped?: (field: HTMLInputElement) => boolean;
}

export interface Combobox<Option> {
  listId: string;
  isOpen: boolean;
  found: Found<Option>;
  options: Option[];
  active: number;
  keyOf: (option: Option) => string;
  choose: (option: Option) => void;
}

/** Turns a text field into a combobox (ARIA Authoring Practices: list autocomplete, manual selection). */
export function useCombobox<Option>(props: ComboboxProps<Option>): Combobox<Option> {
  const { input, load, onChoose, keyOf, findOptionOnBlur, isTyped } = props;
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useCompletions(isOpen ? query : '', load, keepActive);
  const options = typeof found === 'object' ? found.options : [];
  const isListShown = isOpen && options.length > 0;

  /** An answer may come after the arrows: the option they reached stays the active one if it is still there. */
  function keepActive(answered: Option[]) {
    const reached = options[active];
    setActive(reached ? answered.findIndex((option) => keyOf(option) === keyOf(reached)) : -1);
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  const onInput = useEffectEvent(() => {
    setQuery(input.current?.value.trim() ?? '');
    setActive(-1);
    setIsOpen(true);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Enter then ends the composition of a character.
    if (event.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) onInput();
    if (!isListShown) return;
    const option = options[active];
    if (step) {
      event.preventDefault();
      // One more stop than there are options: the text itself.
      setActive((index) => ((index + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    }
  });

  const onBlur = useEffectEvent(() => {
    const option = isOpen && findOptionOnBlur?.(options, options[active], input.current?.value ?? '');
    if (option) choose(option);
    else close();
  });
  const onSubmit = useEffectEvent(close);
  const isTypedAlready = useEffectEvent((field: HTMLInputElement) =>
    isTyped ? isTyped(field) : field.value.trim() !== '',
  );

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const form = field.form;
    const handlers = {
      input: () => onInput(),
      keydown: (e: Event) => onKeyDown(e as KeyboardEvent),
      blur: () => onBlur(),
    };
    const submitted = () => onSubmit();
    for (const [type, handle] of Object.entries(handlers)) field.addEventListener(type, handle);
    form?.addEventListener('submit', submitted);
    field.autocomplete = 'off';
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    // Typed while this was loading.
    if (field === document.activeElement && isTypedAlready(field)) onInput();
    return () => {
      for (const [type, handle] of Object.entries(handlers)) field.removeEventListener(type, handle);
      form?.removeEventListener('submit', submitted);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.ariaExpanded = String(isListShown);
    field.setAttribute('aria-controls', listId);
    if (!isListShown || active < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', optionId(listId, active));
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [input, isListShown, active, listId]);

  return { listId, isOpen, found, options, active, keyOf, choose };
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
