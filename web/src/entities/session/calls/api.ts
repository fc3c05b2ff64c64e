import { bareClient } from '../../../lib/http/api-client.ts';
import { endSession } from '../end-session.ts';
import { createAuthenticatedClient } from './authenticated-client.ts';
import { uploadForm } from './upload-form.ts';

export const api = createAuthenticatedClient({ client: bareClient, upload: uploadForm, onEnd: endSession });
