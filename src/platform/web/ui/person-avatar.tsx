import { useState } from 'react';
import { smallUrl } from './file/small-url.ts';
import { avatarUrl } from '../viewer.tsx';
import { avatarText, avatarTone } from './avatar-text.ts';
import classes from './avatar.module.css';

export interface AvatarTextProps {
  readonly name: string | null | undefined;
  readonly src?: string | null | undefined;
  readonly size?: number;
  readonly square?: boolean;
}

/** Letters below this size cannot be read. */
const SMALLEST_LETTERS = 10;
const LETTERS_OF_SIZE = 0.34;

/** A picture, or up to three letters of the name where there is none or it does not load. Decorative: the name stands beside it. */
export function AvatarText({ name, src, size = 32, square = false }: AvatarTextProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const tone = avatarTone(name);
  const side = `${size / 16}rem`;
  return (
    <span
      className={classes['avatar']}
      data-square={square || undefined}
      style={{
        width: side,
        height: side,
        background: `var(--chip-${tone}-ground)`,
        color: `var(--chip-${tone}-text)`,
        fontSize: Math.max(SMALLEST_LETTERS, Math.round(size * LETTERS_OF_SIZE)),
      }}
      aria-hidden
    >
      {src && src !== failed ? <img src={smallUrl(src)} alt="" loading="lazy" onError={() => setFailed(src)} /> : avatarText(name)}
    </span>
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
