import type { CallAnswer } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { refreshMyMaterials } from '../my-materials-queries.ts';
import { describeAge, Thumbnail } from './row-parts.tsx';

type NewDraft = CallAnswer<'listMyDrafts'>['items'][number];

const draftAddress = (id: string) => `${pages.newMaterial}?${new URLSearchParams({ draft: id })}`;

export function NewDrafts({ drafts }: { drafts: NewDraft[] }) {
  return (
    <section aria-labelledby="new-drafts-title" className="mb-4">
      <h2 id="new-drafts-title" className="mb-2 text-17">
        {m.new_drafts_title()}
      </h2>
      <ul className="divide-y divide-joint rounded-2 border border-joint bg-surface">
        {drafts.map((draft) => {
          const title = draft.title ?? m.new_drafts_untitled();
          return (
            <li key={draft.id} className="flex items-center gap-3 py-2.5 pr-2 pl-4">
              <Thumbnail picture={draft.picture} className="w-13" />
              <div className="min-w-0 flex-1">
                <Link to={draftAddress(draft.id)} className="block truncate font-semibold hover:underline">
                  {title}
                </Link>
                <p className="text-13 text-ink-2">
                  {m.new_drafts_saved({ when: describeAge(draft.updatedAt, new Date()) })}
                </p>
              </div>
              <ButtonLink look="secondary" to={draftAddress(draft.id)} className="max-sm:hidden">
                {m.new_drafts_continue()}
              </ButtonLink>
              <IconButton
                icon="trash"
                label={m.new_drafts_delete({ title })}
                onClick={() => void deleteDraft(draft.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function deleteDraft(id: string) {
  try {
    const { draft } = await callApi('readMyMaterial', { params: { id } });
    await callApi('deleteDraft', { params: { id } });
    await refreshMyMaterials();
    notify({
      message: m.new_drafts_deleted(),
      type: 'positive',
      timeout: 10_000,
      action: draft ? { label: m.undo(), onClick: () => void restoreDraft(id, draft) } : undefined,
    });
  } catch (error) {
    notify({ message: describeFailure(error), type: 'negative' });
  }
}

type Draft = NonNullable<CallAnswer<'readMyMaterial'>['draft']>;

async function restoreDraft(id: string, { content, baseVersion, pictures, documents }: Draft) {
  const ids = (files: { id: string }[]) => files.map((file) => file.id);
  const body = { content, baseVersion, version: 0, pictureIds: ids(pictures), documentIds: ids(documents) };
  try {
    await callApi('saveDraft', { params: { id }, body });
    await refreshMyMaterials();
  } catch (error) {
    notify({ message: describeFailure(error), type: 'negative' });
  }
}
