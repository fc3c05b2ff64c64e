import type { MaterialDetail } from '@parpaing/contract/schemas';
import { describeKnownWord } from '../../entities/material/attributes/known-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { formatFileSize } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

const heading = 'text-24';

export function DetailText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className={heading}>
        {m.material_about()}
      </h2>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move.
        <p key={index} className="mt-3 max-w-[68ch] text-17 whitespace-pre-line break-words">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

export function DocumentList({ documents }: Pick<MaterialDetail, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className={heading}>
        {m.material_documents()}
      </h2>
      <ul className="mt-2 divide-y divide-joint border-y border-joint">
        {documents.map(({ id, name, bytes, url }) => (
          <li key={id} className="flex items-center gap-3">
            <Icon name="file-text" size={20} className="flex-none" />
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 min-w-0 items-center font-medium text-plan underline underline-offset-3"
            >
              <span className="truncate">{describeKnownWord(name)}</span>
              <span className="sr-only">{`\u00A0${m.material_new_tab()}`}</span>
            </a>
            <span className="ml-auto flex-none text-13 text-ink-2">{`PDF, ${formatFileSize(bytes)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
