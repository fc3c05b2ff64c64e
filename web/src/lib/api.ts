import { bareClient } from './bare-client.ts';
import { endSession } from './end-session.ts';
import { createSessionApi } from './session-api.ts';
import { uploadForm } from './upload-form.ts';

/** Imported on first use: a page that only reads needs none of it. */
export const api = createSessionApi({ client: bareClient, upload: uploadForm, onEnd: endSession });
