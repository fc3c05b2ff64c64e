import { useEffect } from 'react';
import { sendEvent } from './send-event.ts';
import { describeSource, findPreviousAddress } from './visit-source.ts';

export function useRecordView(id: string) {
  useEffect(() => {
    void sendEvent('recordView', { params: { id }, body: describeSource(findPreviousAddress()) });
  }, [id]);
}
