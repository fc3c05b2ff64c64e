import { Heart } from 'lucide-react';

export function FavoriteHeart({ isPressed }: { isPressed: boolean }) {
  return (
    <Heart
      size={20}
      strokeWidth={1.75}
      className={isPressed ? 'fill-brick text-brick' : undefined}
      aria-hidden="true"
    />
  );
}
