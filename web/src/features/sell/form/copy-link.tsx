import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { useEffect, useState } from 'react';
import { myMaterialsToCopyQuery } from '../../../entities/material/selling-queries.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Dialog, DialogBody } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LinkButton, TextLink } from '../../../ui/text-link.tsx';

const debounceMs = 200;

export function CopyLink() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton className="inline-flex items-center gap-2" onClick={() => setIsOpen(true)}>
        <Icon name="copy" size={18} />
        {m.form_copy()}
      </LinkButton>
      {isOpen && <CopyDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CopyDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch } = useMemberQuery(myMaterialsToCopyQuery(searched));
  return (
    <Dialog title={m.form_copy_title()} onClose={onClose}>
      <DialogBody className="grid gap-4">
        <p className="text-ink-2">{m.form_copy_text()}</p>
        <FormField id="copy-search" label={m.form_copy_search()}>
          {(field) => (
            <Input
              {...field}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={limits.searchQueryLength}
            />
          )}
        </FormField>
        {!data && !error && <Skeleton className="h-40" />}
        {data?.length === 0 && <p>{m.form_copy_none()}</p>}
        {!data && error && (
          <InlineNotice
            text={describeFailure(error)}
            action={{ label: m.retry(), onClick: () => void refetch() }}
          />
        )}
        <ul className="grid">
          {data?.map(({ id, title }) => (
            <li key={id} className="border-t border-joint first:border-t-0">
              <TextLink
                to={`${pages.newMaterial}?copy=${id}`}
                className="flex min-h-11 items-center"
                onClick={onClose}
              >
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
