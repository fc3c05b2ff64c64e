import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { Suggestion } from '@parpaing/contract/schemas';
import { useNavigate, useNavigation } from 'react-router';
import { SuggestionList } from '../../../entities/completion/suggestion-list.tsx';
import { type CompletionProps, useCombobox } from '../../../entities/completion/use-combobox.ts';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { placeParams, readPlace } from '../../../entities/place/chosen-place.ts';
import { readChosenRadius } from '../../../entities/place/radius.ts';
import { typedPlaceState } from '../../../entities/place/use-list-place.ts';
import { api } from '../../../entities/session/calls/api.ts';
import * as m from '../../../paraglide/messages.js';
import { searchState } from '../results/use-focus-after-search.ts';
import { readSearchForm } from './read-search-form.ts';
import { SuggestionRow } from './suggestion-row.tsx';

export function WordsCompletion({ input }: CompletionProps) {
  const navigate = useNavigate();
  const { state } = useNavigation();

  /** The form may have been submitted before this chunk was loaded. */
  function isTyped({ value, defaultValue }: HTMLInputElement): boolean {
    return value !== defaultValue && state === 'idle';
  }

  function openSuggestion(suggestion: Suggestion) {
    const field = input.current;
    if (!field?.form) return;
    if (suggestion.kind === 'term') {
      field.value = suggestion.text;
      const next = findEmptyQuantity(field.form);
      return next ? next.focus() : field.form.requestSubmit();
    }
    const { form } = field;
    const query = readSearchForm(new FormData(form), readPlace());
    field.value = field.defaultValue;
    field.closest<HTMLElement>('[popover]')?.hidePopover?.();
    if (suggestion.kind === 'material') return void navigate(pages.material(suggestion.id));
    if (suggestion.kind === 'seller') return void navigate(pages.publicProfile(suggestion.id));
    const changes =
      suggestion.kind === 'place'
        ? { ...placeParams(suggestion.place), radius: readChosenRadius(form) }
        : { category: suggestion.slug };
    void navigate(changedListAddress(query, { q: undefined, ...changes }), {
      state: { ...searchState, ...((suggestion.kind === 'place' || query.city) && typedPlaceState) },
    });
  }

  const combobox = useCombobox({ input, load: loadSuggestions, onChoose: openSuggestion, keyOf, isTyped });
  const count = combobox.options.length;
  return (
    <SuggestionList
      combobox={combobox}
      label={m.suggestions_label()}
      status={count ? m.suggestions_found({ count }) : undefined}
      isWide
    >
      {(suggestion) => <SuggestionRow suggestion={suggestion} />}
    </SuggestionList>
  );
}

/** The form of the home page goes on with a quantity. */
function findEmptyQuantity({ elements }: HTMLFormElement): HTMLInputElement | undefined {
  const field = elements.namedItem('quantity' satisfies ListParam);
  return field instanceof HTMLInputElement && field.value === '' ? field : undefined;
}

/** Two communes, or two sellers, may have the same name. */
function keyOf(suggestion: Suggestion): string {
  const { kind, text } = suggestion;
  if (kind === 'place') return `${kind} ${suggestion.place.code}`;
  return kind === 'seller' ? `${kind} ${suggestion.id}` : `${kind} ${text}`;
}

async function loadSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { q: text.slice(0, limits.searchQueryLength) };
  return (await api.call('suggestMaterials', { query }, { signal })).suggestions;
}
