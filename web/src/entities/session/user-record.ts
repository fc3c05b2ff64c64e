import type { LoginAnswer, Profile, ProviderInfo } from '@parpaing/contract/schemas';
import type { Role } from '@parpaing/contract/units';

/** SPEC §3: stored under `user` in local storage. */
export interface User {
  id: string;
  email: string;
  fullName: string;
  phoneNumber: string | null;
  profileImageUrl: string;
  role: Role;
  roles: Role[];
  isProvider: boolean;
  address: string | null;
  city: string | null;
  country: string | null;
  createdAt: string;
  lastLogin: string | null;
  verified: boolean;
  token: string;
  refreshToken: string;
  providerInfo?: Partial<ProviderInfo>;
  sharedDevice: boolean;
}

export const placeholderPicture = '/avatar.svg';

type Login = Pick<LoginAnswer, 'token' | 'refreshToken' | 'id' | 'email'> &
  Partial<LoginAnswer> & { name?: string };

export function buildUser(login: Login, profile: Partial<Profile> | undefined, apiBase: string): User {
  const roles = findRoles(login, profile);
  const providerInfo = findProviderInfo(profile);
  return {
    id: login.id,
    email: login.email,
    fullName: profile?.fullName || login.fullName || login.name || login.email.replace(/@.*/, ''),
    phoneNumber: profile?.phoneNumber ?? null,
    profileImageUrl: findPicture(profile?.profileImageUrl, apiBase),
    ...roles,
    address: profile?.address ?? null,
    city: profile?.city ?? null,
    country: profile?.country ?? null,
    createdAt: login.createdAt ?? '',
    lastLogin: login.lastLogin ?? null,
    verified: login.verified ?? false,
    token: login.token,
    refreshToken: login.refreshToken,
    ...((roles.isProvider || roles.role === 'ADMIN') && providerInfo && { providerInfo }),
    sharedDevice: false,
  };
}

/** The server may send `role`, `roles`, `isProvider` or several of them: all three are made to agree. */
function findRoles(login: Login, profile: Partial<Profile> | undefined) {
  const source = profile?.role || profile?.roles || profile?.isProvider !== undefined ? profile : login;
  const namedRole = source?.role ? [source.role] : [];
  const providerRole = source?.isProvider ? (['PROVIDER'] as const) : [];
  const roles = Array.from(new Set<Role>([...namedRole, ...(source?.roles ?? []), ...providerRole]));
  if (roles.length === 0) roles.push('USER');
  const strongest = (['ADMIN', 'PROVIDER', 'USER'] as const).find((role) => roles.includes(role)) ?? 'USER';
  return {
    role: source?.role === 'USER' || !source?.role ? strongest : source.role,
    roles,
    isProvider: roles.includes('PROVIDER'),
  };
}

function findProviderInfo(profile: Partial<Profile> | undefined): Partial<ProviderInfo> | undefined {
  const companyName = profile?.company || profile?.providerInfo?.companyName;
  return companyName ? { ...profile?.providerInfo, companyName } : (profile?.providerInfo ?? undefined);
}

function findPicture(path: string | null | undefined, apiBase: string): string {
  return path ? new URL(path, apiBase).href : placeholderPicture;
}
