import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { LayoutGrid, Package, Search } from 'lucide-react';
import { useNavigate, useNavigation } from 'react-router';
import { SuggestionList } from '../../../entities/completion/suggestion-list.tsx';
import { type CompletionProps, useCombobox } from '../../../entities/completion/use-combobox.ts';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { readPlace } from '../../../entities/place/chosen-place.ts';
import { api } from '../../../entities/session/api.ts';
import * as m from '../../../paraglide/messages.js';
import { typedPlaceState } from '../place/use-list-place.ts';
import { readSearchForm } from './read-search-form.ts';

type Suggestion = CallAnswer<'suggestMaterials'>['suggestions'][number];

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
      field.form.requestSubmit();
      return;
    }
    const query = readSearchForm(new FormData(field.form), readPlace());
    field.value = field.defaultValue;
    field.closest<HTMLElement>('[popover]')?.hidePopover();
    if (suggestion.kind === 'material') return void navigate(pages.material(suggestion.id));
    void navigate(changedListAddress(query, { q: undefined, category: suggestion.slug }), {
      state: query.city && typedPlaceState,
    });
  }

  const combobox = useCombobox({ input, load: loadSuggestions, onChoose: openSuggestion, keyOf, isTyped });
  const count = combobox.options.length;
  return (
    <SuggestionList
      combobox={combobox}
      label={m.suggestions_label()}
      status={count ? m.suggestions_found({ count }) : undefined}
    >
      {(suggestion) => <Row suggestion={suggestion} />}
    </SuggestionList>
  );
}

function keyOf({ kind, text }: Suggestion): string {
  return `${kind} ${text}`;
}

const icons = { term: Search, category: LayoutGrid, material: Package };

function Row({ suggestion: { kind, text } }: { suggestion: Suggestion }) {
  const Icon = icons[kind];
  return (
    <>
      <Icon size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden="true" />
      <span className="line-clamp-2 min-w-0 flex-1 leading-5">{text}</span>
      {kind !== 'term' && (
        <span className="flex-none text-13 text-ink-2">
          {kind === 'category' ? m.suggestions_category() : m.suggestions_material()}
        </span>
      )}
    </>
  );
}

async function loadSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { q: text.slice(0, limits.searchQueryLength) };
  return (await api.call('suggestMaterials', { query }, { signal })).suggestions;
}
