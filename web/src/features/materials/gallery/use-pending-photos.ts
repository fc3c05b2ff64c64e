import type { Picture } from '@parpaing/contract/schemas';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isPhotoReady } from '../../../entities/material/material-photo.tsx';

const everyMs = 4000;
const maxAttempts = 5;

/** Reads the material again while sizes of its photos are being made. */
export function usePendingPhotos(pictures: Picture[]) {
  const { revalidate } = useRevalidator();
  const [attempts, setAttempts] = useState(0);
  const isPending = attempts < maxAttempts && !pictures.every(isPhotoReady);
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      setAttempts((count) => count + 1);
      void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
