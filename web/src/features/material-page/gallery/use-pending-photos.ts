import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isPhotoReady } from '../../../entities/material/photo/material-photo.tsx';
import { bareClient } from '../../../lib/http/api-client.ts';
import { nullOnError } from '../../../lib/page/optional-data.ts';

const everyMs = 4000;
const maxAttempts = 5;

/** Loads the page again once the sizes of its photos are made. */
export function usePendingPhotos({ id, pictures }: MaterialDetail) {
  const { revalidate } = useRevalidator();
  const [attempts, setAttempts] = useState(0);
  const isPending = attempts < maxAttempts && !pictures.every(isPhotoReady);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(async () => {
      const found = await nullOnError(bareClient.call('readMaterial', { params: { id }, query: {} }));
      if (found?.pictures.every(isPhotoReady)) void revalidate();
      setAttempts(attempts + 1);
    }, everyMs);
    return () => clearTimeout(timer);
  }, [attempts, id, isPending, revalidate]);
}
