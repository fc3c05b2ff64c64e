import { bareClient } from '../../lib/http/api-client.ts';
import { createSessionApi } from './authenticated-client.ts';
import { endSession } from './end-session.ts';
import { uploadForm } from './upload-form.ts';

/** Imported on first use: a page that only reads needs none of it. */
export const api = createSessionApi({ client: bareClient, upload: uploadForm, onEnd: endSession });
