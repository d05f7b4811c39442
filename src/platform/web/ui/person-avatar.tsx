import { Avatar } from '@mantine/core';
import { avatarUrl } from '../viewer.tsx';
import { avatarText, avatarTone } from './avatar-text.ts';

export interface AvatarTextProps {
  readonly name: string | null | undefined;
  readonly src?: string | null | undefined;
  readonly size?: number;
  readonly square?: boolean;
}

/** A picture, or up to three letters of the name. Decorative: the name stands beside it. */
export function AvatarText({ name, src, size = 32, square = false }: AvatarTextProps) {
  const tone = avatarTone(name);
  return (
    <Avatar
      src={src || null}
      alt=""
      aria-hidden
      size={size}
      radius={square ? 'sm' : 'xl'}
      styles={{
        placeholder: {
          background: `var(--chip-${tone}-ground)`,
          color: `var(--chip-${tone}-text)`,
          fontSize: Math.max(10, Math.round(size * 0.34)),
          fontWeight: 600,
          border: 0,
        },
      }}
    >
      {avatarText(name)}
    </Avatar>
  );
}

export interface PersonAvatarProps {
  readonly user: { readonly name: string; readonly image?: string | null };
  readonly employee?: { readonly image?: string | null } | null | undefined;
  readonly company?: { readonly logo?: string | null } | null | undefined;
  readonly size?: number;
}

/** User image, then employee image, then company logo, then letters. */
export function PersonAvatar({ user, employee, company, size = 32 }: PersonAvatarProps) {
  return <AvatarText name={user.name} src={avatarUrl(user, employee, company)} size={size} />;
}
