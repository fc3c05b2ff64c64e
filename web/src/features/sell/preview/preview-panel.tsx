import { pages } from '@parpaing/contract/pages';
import type { MaterialCard } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { AttributeDefinition } from '../category/form-categories.ts';
import type { FormValues } from '../form/values.ts';
import { findThumbnail } from '../photos/thumbnail.ts';
import type { Upload } from '../photos/use-uploads.ts';
import { buildCard } from './build-card.ts';

interface PreviewPanelProps {
  id: string;
  seller: MaterialCard['seller'];
  definitions: AttributeDefinition[];
  uploads: Record<string, Upload>;
  isPublished: boolean;
  renderCard: (card: MaterialCard) => ReactNode;
}

export function PreviewPanel(props: PreviewPanelProps) {
  const { id, seller, definitions, uploads, isPublished, renderCard } = props;
  const values = useWatch<FormValues>() as FormValues;
  const [first] = values.pictures;
  const upload = first && uploads[first.key];
  const photo = first && findThumbnail(first, upload);
  return (
    <section aria-labelledby="preview-title">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="preview-title" className="text-20">
          {m.form_preview()}
        </h2>
        {isPublished && (
          <TextLink to={pages.material(id)} className="text-13">
            {m.form_preview_page()}
          </TextLink>
        )}
      </div>
      <div className={clsx('relative max-w-82', !values.condition && '[&_.condition-badge]:invisible')} inert>
        {renderCard(buildCard(values, { id, seller, definitions }))}
        {photo && (
          <div className="absolute inset-x-px top-px aspect-4/3 overflow-hidden bg-sunken">
            <img src={photo} alt="" className="size-full object-cover filter-(--picture-filter)" />
            {!first.id && (
              <ProgressBar
                share={upload?.progress ?? 0}
                label={m.form_photo_progress({ position: 1 })}
                className="absolute inset-x-3 bottom-3 w-auto"
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
