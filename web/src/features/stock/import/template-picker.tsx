import { useId, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { saveCsv } from '../../../lib/browser/save-file.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { templateCategoriesQuery } from './import-queries.ts';

export function TemplatePicker() {
  const { data: categories = [] } = useMemberQuery(templateCategoriesQuery());
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const selectId = useId();
  const roots = categories.filter(({ parent }) => parent === null);
  const slug = chosen ?? categories.find(({ parent }) => parent !== null)?.slug;

  async function download() {
    setFailure(undefined);
    if (slug === undefined) return;
    try {
      saveCsv(await callApi('readImportTemplate', { query: { category: slug } }), `modele-${slug}.csv`);
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <section>
      <h3 className="font-text text-17 font-semibold">{m.import_template_title()}</h3>
      <p className="mt-1 text-13 text-ink-2">{m.import_template_text()}</p>
      <label htmlFor={selectId} className="sr-only">
        {m.import_template_category()}
      </label>
      <div className="mt-3 grid gap-2">
        <Select id={selectId} value={slug ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {roots.map((root) => (
            <optgroup key={root.slug} label={root.name}>
              {categories
                .filter(({ parent }) => parent === root.slug)
                .map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <Button type="button" look="secondary" onClick={() => void download()}>
          {m.import_template_download()}
        </Button>
      </div>
      <FormFailure>{failure}</FormFailure>
    </section>
  );
}
