import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import type { MaterialCard, Place } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Container } from '../../../ui/container.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { AttributesSection } from '../category/attributes-section.tsx';
import { CategorySection } from '../category/category-section.tsx';
import { listAttributes } from '../category/form-categories.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import type { DraftState } from '../draft/draft-saver.ts';
import { LeaveDraft } from '../draft/leave-draft.tsx';
import { OfferSection } from '../offer/offer-section.tsx';
import { PhotosSection } from '../photos/photos-section.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { PlaceSection } from '../place/place-section.tsx';
import { MissingPanel } from '../preview/missing-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { CopyLink } from './copy-link.tsx';
import { DesktopActions, StepBar } from './form-actions.tsx';
import { FormNotices } from './form-notices.tsx';
import { findNeeded, listChecks } from './missing.ts';
import type { OpenedForm } from './open-form.ts';
import { listStepFields, StepHeader, steps } from './steps.tsx';
import { TitleSection } from './title-section.tsx';
import { useMaterialForm } from './use-material-form.ts';
import { focusField, isSameForm, useSteps } from './use-steps.ts';
import type { FormValues } from './values.ts';
import './material-form.css';

interface MaterialFormProps {
  opened: OpenedForm;
  title: string;
  renderMap: (place: Place) => ReactNode;
  renderCard: (card: MaterialCard) => ReactNode;
}

export function MaterialForm(props: MaterialFormProps) {
  const controls = useMaterialForm(props.opened);
  return (
    <FormProvider {...controls.form}>
      <FormScreen {...props} controls={controls} />
    </FormProvider>
  );
}

interface FormScreenProps extends MaterialFormProps {
  controls: ReturnType<typeof useMaterialForm>;
}

function FormScreen({ opened, title, renderMap, renderCard, controls }: FormScreenProps) {
  const { form, saver, state, needsPhoto } = controls;
  const { id, categories, seller, material } = opened;
  const values = useWatch<FormValues>() as FormValues;
  const definitions = listAttributes(categories, values.categorySlug);
  const checks = listChecks(values, { definitions, needsPhoto });
  const photos = usePhotos(id);
  const { step, showStep, showPrevious, showField } = useSteps(id, state.savedAt !== undefined);
  const [refusals, setRefusals] = useState(0);
  // An administrator may change what someone else sells with VAT.
  const hasVat = seller.businessType !== 'particulier' || (material?.vatRate ?? 0) > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.hasUnsaved() && !isSameForm(id, currentLocation, nextLocation),
  );
  useFocusOnRefusal(goToFirstMissing);

  useEffect(() => {
    if (refusals > 0)
      focusField(document.querySelector('.material-form [data-shown-step] [aria-invalid=true]'));
  }, [refusals]);

  async function goOn() {
    if (await form.trigger(listStepFields(step, values))) await showStep(step + 1);
    else setRefusals((count) => count + 1);
  }

  function goToFirstMissing() {
    const invalid = document.querySelector<HTMLElement>('.material-form [aria-invalid=true]')?.id;
    const target = findNeeded(checks) ?? invalid;
    if (target) showField(target);
  }

  async function saveNow() {
    const isSaved = await saver.save();
    if (!isSaved) notify({ message: describeDraftFailure(saver.getState()), type: 'negative' });
  }

  const stepProps = (index: number) => ({
    'data-step': index,
    'data-shown-step': index === step || undefined,
    className: index === step ? 'max-md:grid max-md:gap-5' : 'max-md:hidden',
  });
  const firstUpload = photos.rows[0] && photos.uploads[photos.rows[0].key];
  const isHidden = Boolean(material?.hiddenReason);
  const actions = { isNew: needsPhoto, isHidden, state, onSaveDraft: () => void saveNow() };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that a field is left, to save the draft.
    <div
      className="material-form max-md:flex max-md:min-h-(--free-height) max-md:flex-col"
      onBlur={() => void saver.save()}
    >
      <StepHeader
        title={title}
        step={step}
        state={state}
        leaveTo={material ? pages.material(id) : pages.myMaterials}
        onStep={(target) => void showStep(target)}
      />
      <Container className="max-md:flex max-md:flex-1 max-md:flex-col max-md:px-0 md:pt-8 md:pb-16">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 max-md:sr-only">
          <div>
            <h1>{title}</h1>
            <p className="mt-1 text-ink-2">{m.form_intro()}</p>
          </div>
          {!material && <CopyLink />}
        </div>
        <FormNotices
          opened={opened}
          isConflict={state.status === 'conflict' && !controls.conflict}
          isDraftShown={state.savedAt !== undefined}
          isFirstStep={step === 0}
          onTakeOther={() => void tell(controls.takeOtherDraft())}
          onKeepThis={() => void tell(controls.keepThisDraft())}
          onDiscard={() => void tell(controls.discardDraft())}
        />
        <Form
          form={form}
          onSubmit={controls.submit}
          fallbackMessage={m.form_failed}
          className="items-start gap-x-10 max-md:flex max-md:flex-1 max-md:flex-col max-md:items-stretch md:grid md:gap-y-8 xl:grid-cols-[minmax(0,1fr)_20.5rem]"
        >
          <div className="min-w-0 max-md:grid max-md:gap-5 max-md:px-4 max-md:pt-5 max-md:pb-7 md:rounded-2 md:border md:border-joint md:bg-surface">
            <h2 id="step-title" tabIndex={-1} className="text-[1.75rem] leading-8 outline-none md:hidden">
              {steps[step]?.title()}
            </h2>
            <div {...stepProps(0)}>
              <CategorySection categories={categories} />
              <TitleSection />
            </div>
            <div {...stepProps(1)}>
              <AttributesSection definitions={definitions} />
            </div>
            <div {...stepProps(2)}>
              <OfferSection definitions={definitions} hasVat={hasVat} />
            </div>
            <div {...stepProps(3)}>
              <PlaceSection
                isTakenOver={opened.isPlaceTakenOver}
                hasVat={hasVat}
                shopDelays={opened.shopDelays}
                renderMap={renderMap}
              />
            </div>
            <div {...stepProps(4)}>
              <PhotosSection photos={photos} />
              <DocumentsSection materialId={id} />
            </div>
          </div>
          <div
            className={clsx(
              'grid content-start gap-4 max-md:px-4 max-md:pb-7 xl:sticky xl:top-6',
              step !== steps.length - 1 && 'max-md:hidden',
            )}
          >
            <PreviewPanel
              {...{ id, seller, definitions, renderCard }}
              uploads={photos.uploads}
              isPublished={controls.status === 'publie'}
            />
            <div className="rounded-2 border border-joint bg-surface p-5">
              <MissingPanel
                isHidden={isHidden}
                checks={checks}
                photoProgress={firstUpload?.progress}
                onGo={showField}
              />
              <DesktopActions {...actions} />
            </div>
          </div>
          <StepBar
            {...actions}
            step={step}
            checks={checks}
            onPrevious={showPrevious}
            onNext={() => void goOn()}
          />
        </Form>
      </Container>
      {controls.conflict && (
        <ConflictDialog
          conflict={controls.conflict}
          categories={categories}
          onMerge={controls.merge}
          onClose={controls.closeConflict}
        />
      )}
      {blocker.state === 'blocked' && (
        <LeaveDraft
          blocker={blocker}
          onSave={() => saver.save()}
          onDiscard={() => saver.stop()}
          describeFailure={() => describeDraftFailure(saver.getState())}
        />
      )}
    </div>
  );
}

function describeDraftFailure({ status, failure }: DraftState): string {
  if (status === 'conflict') return m.form_draft_conflict();
  return failure instanceof ApiError ? describeFailure(failure) : m.form_draft_failed();
}

async function tell(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    notify({ message: describeFailure(error), type: 'negative' });
  }
}

/** `Form` leads to the first field at fault, which on a phone may be in a step that is not shown. */
function useFocusOnRefusal(onRefusal: () => void) {
  const { submitCount, isSubmitSuccessful, errors } = useFormContext<FormValues>().formState;
  const handleRefusal = useEffectEvent(() => {
    if (!isSubmitSuccessful && Object.keys(errors).some((name) => name !== 'root')) onRefusal();
  });
  useEffect(() => {
    if (submitCount > 0) handleRefusal();
  }, [submitCount]);
}
