import type { Picture } from '@parpaing/contract/schemas';
import { Link } from 'react-router';
import { joinDesignations } from '../../entities/material/join-designations.ts';
import { MaterialPhoto } from '../../entities/material/photo/material-photo.tsx';

interface MaterialNameProps {
  to: string;
  material: { title: string; reference: string | null; picture: Picture | null };
}

export function MaterialName({ to, material: { title, reference, picture } }: MaterialNameProps) {
  return (
    <span className="flex items-center gap-3.5">
      <Thumbnail picture={picture} />
      <span className="min-w-0">
        <Link to={to} className="block truncate font-semibold hover:underline">
          {joinDesignations(title)}
        </Link>
        {reference && <span className="block truncate text-13 text-ink-2">{reference}</span>}
      </span>
    </span>
  );
}

export function Thumbnail({ picture }: { picture: Picture | null }) {
  return (
    <span className="block w-13 flex-none overflow-hidden rounded-1">
      <MaterialPhoto picture={picture && { ...picture, alt: '' }} sizes="52px" isFirst={false} />
    </span>
  );
}
