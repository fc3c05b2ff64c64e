import type { MyMaterial } from '@parpaing/contract/schemas';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody, DialogFailure } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeAge } from '../list/row-parts.tsx';
import { changeMyMaterials, interestedQuery, type MyMaterialsChoice } from '../my-materials-queries.ts';
import { moveItems } from './edit-page.ts';

interface SellDialogProps {
  choice: MyMaterialsChoice;
  material: MyMaterial;
  onClose: () => void;
}

const elsewhere = '';

export function SellDialog({ choice, material, onClose }: SellDialogProps) {
  const { data: people, error, refetch } = useMemberQuery(interestedQuery(material.id));
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const buyerId = chosen ?? people?.[0]?.id ?? elsewhere;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !people) return;
    setIsSending(true);
    const input = { params: { id: material.id }, body: { buyerId: buyerId || null } };
    try {
      await changeMyMaterials(choice, moveItems([material.id], 'vendu'), () =>
        callApi('sellMaterial', input),
      );
      const buyer = people.find(({ id }) => id === buyerId);
      notify({
        message: buyer ? m.my_materials_sold_to({ name: buyer.name }) : m.my_materials_sold(),
        type: 'positive',
      });
      onClose();
    } catch (refusal) {
      setFailure(describeFailure(refusal));
      setIsSending(false);
    }
  }

  return (
    <Dialog title={m.sell_dialog_title()} onClose={onClose}>
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody className="grid gap-3">
          <p className="text-ink-2">{material.title}</p>
          {error && !people && (
            <p>
              {describeFailure(error)}{' '}
              <LinkButton onClick={() => void refetch()}>{m.error_retry()}</LinkButton>
            </p>
          )}
          {!people && !error && <Skeleton className="h-24" />}
          {people && (
            <fieldset>
              <legend className="mb-1 font-semibold">{m.sell_dialog_who()}</legend>
              {people.map(({ id, name, lastMessageAt }) => (
                <BuyerChoice
                  key={id}
                  name={name}
                  note={m.sell_dialog_wrote({ when: describeAge(lastMessageAt, new Date()) })}
                  isChosen={buyerId === id}
                  onChoose={() => setChosen(id)}
                />
              ))}
              <BuyerChoice
                name={m.sell_dialog_elsewhere()}
                note={people.length === 0 ? m.sell_dialog_nobody() : undefined}
                isChosen={buyerId === elsewhere}
                onChoose={() => setChosen(elsewhere)}
              />
            </fieldset>
          )}
        </DialogBody>
        <DialogActions>
          <DialogFailure>{failure}</DialogFailure>
          <Button type="button" look="secondary" onClick={onClose}>
            {m.sell_dialog_cancel()}
          </Button>
          <Button aria-disabled={isSending || !people}>{m.sell_dialog_submit()}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface BuyerChoiceProps {
  name: string;
  note: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function BuyerChoice({ name, note, isChosen, onChoose }: BuyerChoiceProps) {
  return (
    <label className="flex min-h-13 items-center gap-3 border-b border-joint last:border-b-0">
      <input type="radio" name="buyer" className="check" checked={isChosen} onChange={onChoose} />
      <span>
        <span className="block font-medium">{name}</span>
        {note && <span className="block text-13 text-ink-2">{note}</span>}
      </span>
    </label>
  );
}
