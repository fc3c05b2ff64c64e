import type { Import } from '@parpaing/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { getQueryClient, memberKey } from '../../../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Dialog, DialogBody } from '../../../ui/dialog.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CheckingStep } from './checking-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { importsQuery } from './import-queries.ts';
import { ReviewStep } from './review-step.tsx';
import { SavingStep } from './saving-step.tsx';
import { useSendFile } from './use-send-file.ts';

export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { data: items, error, refetch } = useMemberQuery(importsQuery());
  const [isChoosing, setIsChoosing] = useState(false);
  // Kept here: a check of other columns shows another step in between.
  const [keptAsDrafts, setKeptAsDrafts] = useState<string>();
  const sending = useSendFile(() => setIsChoosing(false));
  const file = items?.find(({ kind }) => kind === 'csv');
  const photos = items?.find(({ kind }) => kind === 'photos');
  const isSaving = file?.state === 'saving';
  /** The import that had succeeded before the dialog was opened: its result is shown on demand only. */
  const [past, setPast] = useState<{ id: string | undefined }>();
  if (items && !past) setPast({ id: file?.state === 'done' ? file.id : undefined });
  useRefreshAfter(items);

  const steps = {
    file,
    photos,
    sending,
    isPublished: file?.id !== keptAsDrafts,
    onPublish: (isPublished: boolean) => setKeptAsDrafts(isPublished ? undefined : file?.id),
    onRestart: () => setIsChoosing(true),
    onBack: () => setIsChoosing(false),
    isPast: file !== undefined && file.id === past?.id,
    onShowPast: () => setPast({ id: undefined }),
    onClose,
  };
  return (
    <Dialog
      // The saving step is a small dialog: a new one, so that it opens centred.
      key={String(isSaving)}
      title={isSaving ? m.import_running() : m.import_title()}
      isLarge={!isSaving}
      onClose={onClose}
    >
      {error && !items ? (
        <DialogBody>
          <InlineNotice
            text={`${m.import_load_failed()} ${describeFailure(error)}`}
            action={{ label: m.import_retry(), onClick: () => void refetch() }}
          />
        </DialogBody>
      ) : items ? (
        <Step {...steps} isChoosing={isChoosing} />
      ) : (
        <DialogBody role="status" aria-label={m.import_loading()}>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="mt-4 h-24 w-full" />
        </DialogBody>
      )}
    </Dialog>
  );
}

interface StepProps {
  file: Import | undefined;
  photos: Import | undefined;
  sending: ReturnType<typeof useSendFile>;
  isChoosing: boolean;
  isPast: boolean;
  isPublished: boolean;
  onPublish: (isPublished: boolean) => void;
  onRestart: () => void;
  onBack: () => void;
  onShowPast: () => void;
  onClose: () => void;
}

function Step(props: StepProps) {
  const { file, photos, sending, isChoosing, isPast, isPublished } = props;
  const { onPublish, onRestart, onBack, onShowPast, onClose } = props;
  if (sending.progress !== undefined) return <CheckingStep name={sending.name} sent={sending.progress} />;
  if (!file || isChoosing || isPast || file.state === 'failed')
    return (
      <ChooseStep
        failure={sending.failure ?? (isChoosing || isPast ? null : file?.failure)}
        photos={photos}
        send={sending.send}
        onBack={file && isChoosing && !isPast ? onBack : undefined}
        onShowPast={isPast ? onShowPast : undefined}
      />
    );
  if (file.state === 'saving') return <SavingStep file={file} />;
  if (file.state === 'done')
    return <DoneStep file={file} photos={photos} onRestart={onRestart} onClose={onClose} />;
  if (file.state === 'ready' && file.check)
    return <ReviewStep key={file.id} check={file.check} {...{ file, isPublished, onPublish, onRestart }} />;
  return <CheckingStep name={file.fileName} progress={file.progress} />;
}

function useRefreshAfter(items: Import[] | undefined) {
  const underWay = useRef(false);
  const isSaving = items?.some(({ state }) => state === 'saving') ?? false;
  useEffect(() => {
    if (underWay.current && !isSaving) {
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[1] !== memberKey('imports')[1];
      void getQueryClient().invalidateQueries({ predicate: isOther });
    }
    underWay.current = isSaving;
  }, [isSaving]);
}
