import { SearchFieldWithButton } from '../../entities/list-query/search-field.tsx';

interface SearchFormProps {
  label: string;
  words: string;
  onSearch: (words: string) => void;
}

export function SearchForm({ label, words, onSearch }: SearchFormProps) {
  return (
    <search className="max-sm:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('words')));
        }}
      >
        <SearchFieldWithButton
          name="words"
          label={label}
          defaultValue={words}
          className="min-h-13 w-full px-3 sm:w-72"
        />
      </form>
    </search>
  );
}
