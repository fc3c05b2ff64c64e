import { limits } from '@parpaing/contract/limits';
import type { ProviderInfo, Verification } from '@parpaing/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { callForMember, getQueryClient, memberKey } from '../../../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatDate } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';

const verificationQuery = () =>
  queryOptions({
    queryKey: memberKey('verification'),
    queryFn: async () => (await callForMember('readVerification', {})).verification,
  });

export function VerificationSection({ providerInfo: { verified } }: { providerInfo: ProviderInfo }) {
  if (verified) {
    return (
      <Panel id="verification" title={m.verification_title()}>
        <p className="flex items-start gap-2">
          <Icon name="badge-check" size={20} className="mt-0.5 flex-none text-positive" />
          {m.verification_verified()}
        </p>
      </Panel>
    );
  }
  return (
    <Panel id="verification" title={m.verification_title()} text={m.verification_text()}>
      <Request />
    </Panel>
  );
}

function Request() {
  const { data: verification, isFetching, refetch } = useMemberQuery(verificationQuery());
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  if (verification === undefined) {
    return (
      <InlineNotice
        text={isFetching ? m.messages_loading() : m.verification_failed()}
        action={{ onClick: () => void refetch(), label: m.retry(), isBusy: isFetching }}
      />
    );
  }

  async function send(file: File | undefined) {
    if (!file || progress !== undefined) return;
    if (file.size > limits.verificationBytes) return setFailure(m.verification_too_large());
    setFailure(undefined);
    setProgress(0);
    const form = new FormData();
    form.append('document', file);
    try {
      const { api } = await import('../../../entities/session/calls/api.ts');
      const answer = await api.upload('requestVerification', form, { onProgress: setProgress });
      getQueryClient().setQueryData(verificationQuery().queryKey, answer.verification);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <>
      <div role="status">{verification && <State verification={verification} />}</div>
      <FormFailure>{failure}</FormFailure>
      <FileButton
        accept="application/pdf,.pdf"
        aria-describedby="verification-hint"
        onFiles={([file]) => void send(file)}
      >
        <Icon name="file-text" size={18} />
        {verification ? m.verification_again() : m.verification_choose()}
      </FileButton>
      {progress === undefined ? (
        <p id="verification-hint" className="mt-2 text-13 text-ink-2">
          {m.verification_hint()}
        </p>
      ) : (
        <progress
          value={progress}
          max={1}
          aria-label={m.verification_sending()}
          className="mt-3 block h-2 w-full max-w-80 accent-plan"
        />
      )}
    </>
  );
}

function State({ verification: { status, message, createdAt, decidedAt } }: { verification: Verification }) {
  if (status === 'pending') {
    return <p className="mb-4">{m.verification_pending({ date: formatDate(createdAt) })}</p>;
  }
  if (status === 'accepted' || !decidedAt) return null;
  return (
    <div className="mb-4">
      <p>{m.verification_refused({ date: formatDate(decidedAt) })}</p>
      <p className="mt-1 border-l-2 border-joint pl-4 break-words whitespace-pre-line text-ink-2">
        {message}
      </p>
    </div>
  );
}
