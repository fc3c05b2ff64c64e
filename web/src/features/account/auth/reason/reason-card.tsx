import { useSearchParams } from 'react-router';
import { joinDesignations } from '../../../../entities/material/join-designations.ts';
import { MaterialPhoto } from '../../../../entities/material/photo/material-photo.tsx';
import { readReturnUrl } from '../../../../entities/session/return-url.ts';
import { describeReason, type Reason } from './describe-reason.ts';

interface ReasonCardProps {
  reason: Reason;
  sentence: (inputs: { purpose: string }) => string;
}

export function ReasonCard({ reason, sentence }: ReasonCardProps) {
  const [params] = useSearchParams();
  const purpose = describeReason(readReturnUrl(params), reason);
  if (!purpose) return null;
  if (!reason) return <p className="mt-2 text-17">{sentence({ purpose })}</p>;
  const { title, picture } = reason.material;
  return (
    <div className="mt-4 flex items-center gap-3.5 rounded-2 border border-joint bg-surface p-3">
      <div className="w-20 flex-none overflow-hidden rounded-1">
        <MaterialPhoto picture={picture && { ...picture, alt: '' }} sizes="80px" isFirst />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-balance">{sentence({ purpose })}</p>
        <p className="line-clamp-2 text-13 text-ink-2">{joinDesignations(title)}</p>
      </div>
    </div>
  );
}
