import { Icon } from '../../../icons/icon.tsx';

export function FavoriteHeart({ isPressed }: { isPressed: boolean }) {
  return <Icon name="heart" size={20} className={isPressed ? 'fill-brick text-brick' : undefined} />;
}
