import { v5 } from 'uuid';

const namespace = '5a1f0d9e-6f0b-4f0e-9c54-70617270616e';

/** UUID v5 of a name: loading the demo again finds the rows that it made before. */
export const demoId = (
  kind:
    | 'user'
    | 'material'
    | 'picture'
    | 'document'
    | 'conversation'
    | 'message'
    | 'report'
    | 'contact'
    | 'verification',
  name: string,
): string => v5(`${kind}:${name}`, namespace);
