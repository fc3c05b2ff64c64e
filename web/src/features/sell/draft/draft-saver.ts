import { ApiError } from '@parpaing/contract/call-errors';

const debounceMs = 2000;
const retryMs = 10_000;

export interface SavedDraft {
  version: number;
  updatedAt: string;
}

type DraftStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  status: DraftStatus;
  savedAt: string | undefined;
  failure: unknown;
}

interface Parts {
  version: number;
  savedAt: string | undefined;
  /** Sends what the form holds now, under an id by which it is recognised. */
  send: (draft: { version: number; saveId: string }) => Promise<SavedDraft>;
  read: () => Promise<(SavedDraft & { saveId: unknown }) | null>;
  newId: () => string;
  /** False once someone else has logged in: the timers of a form outlive it. */
  isOwner: () => boolean;
}

/** Saves the form one call at a time: two under way would refuse each other by their version. */
export class DraftSaver {
  #parts: Parts;
  #version: number;
  #changes = 0;
  #savedChanges = 0;
  #sentChanges = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<boolean> | undefined;
  #sentIds = new Set<unknown>();
  #isStopped = false;
  #state: DraftState;
  #listeners = new Set<() => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#version = parts.version;
    this.#state = { status: 'saved', savedAt: parts.savedAt, failure: undefined };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  getState = (): DraftState => this.#state;

  hasUnsaved = (): boolean => !this.#isStopped && this.#changes > this.#savedChanges;

  change() {
    if (this.#isStopped) return;
    this.#changes += 1;
    if (this.#state.status === 'conflict') return;
    if (!this.#underWay) this.#set({ status: 'unsaved' });
    this.#schedule(debounceMs);
  }

  /** When the page goes away, nothing waits for an answer: a save under way counts as done. */
  saveAtOnce() {
    if (!this.hasUnsaved() || this.#state.status === 'conflict' || !this.#parts.isOwner()) return;
    if (!this.#underWay) return void this.save();
    if (this.#sentChanges === this.#changes) return;
    const saveId = this.#parts.newId();
    this.#sentIds.add(saveId);
    this.#sentChanges = this.#changes;
    void this.#parts.send({ version: this.#version + 1, saveId }).catch(() => {});
  }

  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    if (!this.#parts.isOwner()) this.stop();
    if (this.#isStopped || this.#state.status === 'conflict') return false;
    if (!this.hasUnsaved()) return true;
    this.#underWay = this.#send();
    return this.#underWay;
  }

  /** After a conflict: what the form holds replaces the version of the server. */
  async overwrite(version: number): Promise<boolean> {
    this.#version = version;
    this.#changes += 1;
    this.#set({ status: 'unsaved' });
    return this.save();
  }

  adopt({ version, updatedAt }: { version: number; updatedAt: string | undefined }) {
    clearTimeout(this.#timer);
    this.#version = version;
    this.#savedChanges = this.#changes;
    this.#set({ status: 'saved', savedAt: updatedAt });
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Nothing is sent until `resume`: a draft saved after the material would be left over. */
  async suspend() {
    this.stop();
    while (this.#underWay) await this.#underWay;
  }

  resume() {
    this.#isStopped = false;
    if (this.hasUnsaved()) this.#schedule(debounceMs);
  }

  async #send(): Promise<boolean> {
    const changes = this.#changes;
    const saveId = this.#parts.newId();
    this.#sentIds.add(saveId);
    this.#sentChanges = changes;
    this.#set({ status: 'saving' });
    try {
      const { version, updatedAt } = await this.#parts.send({ version: this.#version, saveId });
      this.#accept({ version, updatedAt }, changes);
      return true;
    } catch (error) {
      return await this.#recover(error);
    } finally {
      this.#underWay = undefined;
    }
  }

  #accept({ version, updatedAt }: SavedDraft, changes: number) {
    this.#version = version;
    this.#savedChanges = changes;
    this.#set({ status: this.hasUnsaved() ? 'unsaved' : 'saved', savedAt: updatedAt });
    if (this.hasUnsaved()) this.#schedule(debounceMs);
  }

  async #recover(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.answer.error !== 'material_changed') {
      this.#set({ status: 'failed', failure: error });
      if (!(error instanceof ApiError) || error.status >= 500) this.#schedule(retryMs);
      return false;
    }
    const current = await this.#parts.read().catch(() => undefined);
    // The answer to a save of this form was lost: the version on the server is its own.
    if (current && this.#sentIds.has(current.saveId)) {
      this.#version = current.version;
      return this.#send();
    }
    this.#set({ status: current === undefined ? 'failed' : 'conflict', failure: error });
    return false;
  }

  #schedule(delay: number) {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delay);
  }

  #set(change: Partial<DraftState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
