import { pages } from '@parpaing/contract/pages';
import type { ModeratedSeller } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { formatSiret } from '../../../entities/user/seller/siret-format.ts';
import { Icon } from '../../../icons/icon.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { formatAge, formatFileSize, formatNumber } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { refreshModeration } from '../moderation-queries.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

interface SellerRowProps {
  seller: ModeratedSeller;
  /** The panel beside the reports only decides. */
  hasLimit?: boolean;
}

export function SellerRow({ seller, hasLimit = false }: SellerRowProps) {
  const { id, companyName, businessType, taxId, verified, materialCount, materialLimit, request } = seller;
  const [dialog, setDialog] = useState<'refuse' | 'limit'>();
  const [isBusy, setIsBusy] = useState(false);
  const type = businessTypeLooks[businessType].name();

  async function verify(requestId: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await callApi('decideVerification', { params: { id: requestId }, body: { isAccepted: true } });
      notify({ message: m.moderation_verify_done(), type: 'positive' });
    } catch (error) {
      notify({ message: describeFailure(error), type: 'negative' });
    }
    setIsBusy(false);
    await refreshModeration();
  }

  return (
    <li className="flex flex-wrap items-start gap-x-3.5 gap-y-3 px-5 py-3.5">
      <Avatar url={null} name={companyName} className="size-10 text-17" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link to={pages.publicProfile(id)} className="font-semibold break-words hover:underline">
            {companyName}
          </Link>
          {verified && (
            <span className="inline-flex items-center gap-1 text-13 text-positive">
              <Icon name="badge-check" size={16} />
              {m.moderation_verified()}
            </span>
          )}
        </p>
        <p className="text-13 text-ink-2">
          {request ? m.moderation_asked({ type, age: formatAge(request.createdAt) }) : type}
        </p>
        <TaxId number={taxId} />
        {request && <DocumentButton id={request.id} bytes={request.bytes} />}
        {hasLimit && (
          <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
            {m.moderation_material_count({
              count: formatNumber(materialCount),
              limit: formatNumber(materialLimit),
            })}
            <LinkButton onClick={() => setDialog('limit')}>{m.moderation_limit()}</LinkButton>
          </p>
        )}
      </div>
      {request && (
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <Button
            type="button"
            look="secondary"
            aria-label={m.moderation_refuse_named({ name: companyName })}
            onClick={() => setDialog('refuse')}
            className="max-md:flex-1 max-md:px-2"
          >
            {m.moderation_refuse()}
          </Button>
          <Button
            type="button"
            look="secondary"
            aria-disabled={isBusy}
            onClick={() => void verify(request.id)}
            className="max-md:flex-1 max-md:px-2"
          >
            <Icon name="badge-check" size={18} />
            {m.moderation_verify()}
          </Button>
        </div>
      )}
      {dialog === 'refuse' && request && (
        <RefuseDialog id={request.id} name={companyName} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'limit' && <LimitDialog seller={seller} onClose={() => setDialog(undefined)} />}
    </li>
  );
}

function TaxId({ number }: { number: string | null }) {
  const icon = number ? 'circle-check' : 'circle-exclamation-point';
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-13">
      <Icon name={icon} size={16} className={number ? 'flex-none text-positive' : 'flex-none text-warning'} />
      {number ? m.moderation_siret({ number: formatSiret(number) }) : m.moderation_no_siret()}
    </p>
  );
}

/** Fetched: a link cannot carry the token. */
function DocumentButton({ id, bytes }: { id: string; bytes: number }) {
  async function open() {
    try {
      const file = (await callApi('readVerificationDocument', { params: { id } })) as unknown as Blob;
      saveFile([file], 'justificatif.pdf', 'application/pdf');
    } catch (error) {
      notify({ message: describeFailure(error, m.moderation_document_failed()), type: 'negative' });
    }
  }

  return (
    <LinkButton onClick={() => void open()} className="inline-flex items-center gap-1.5 text-13">
      <Icon name="file-text" size={16} />
      {m.moderation_document({ size: formatFileSize(bytes) })}
    </LinkButton>
  );
}
