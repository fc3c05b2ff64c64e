import { placeholderPicture, type User } from '../session/user-record.ts';
import { Avatar } from './avatar.tsx';

interface MemberAvatarProps {
  user: User;
  name?: string;
  className?: string;
}

export function MemberAvatar({ user, name = user.fullName, className }: MemberAvatarProps) {
  const url = user.profileImageUrl === placeholderPicture ? null : user.profileImageUrl;
  return <Avatar url={url} name={name} className={className} />;
}
