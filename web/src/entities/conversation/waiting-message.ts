import { draftPrefix, tryStorage } from '../../lib/browser/storage.ts';

/** What a guest wrote about a material, in this tab. `clientId` names the message, so that it is sent once. */
export interface WaitingMessage {
  clientId: string;
  text: string;
  /** Its author logged in to send it: the conversation sends it when it opens. */
  isSubmitted?: boolean;
}

const getKey = (materialId: string) => `${draftPrefix}first-message.${materialId}`;

export function readWaitingMessage(materialId: string): WaitingMessage | null {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(getKey(materialId)) ?? 'null'));
}

export function writeWaitingMessage(materialId: string, message: WaitingMessage) {
  tryStorage(() => sessionStorage.setItem(getKey(materialId), JSON.stringify(message)));
}

export function removeWaitingMessage(materialId: string) {
  tryStorage(() => sessionStorage.removeItem(getKey(materialId)));
}
