/**
 * The icons of the portal: one outline set (Tabler), 18 px, 1.6 stroke. Only menu-icons.ts and
 * action-icons.ts name the drawings; everything else asks by key.
 */
import type { CSSProperties } from 'react';
import { ACTION_ICONS } from '../action/action-icons.ts';
import { MENU_ICONS } from './menu-icons.ts';

const ICONS = { ...MENU_ICONS, ...ACTION_ICONS } as const;

export type IconKey = keyof typeof ICONS;

export const hasIcon = (key: string | undefined): key is IconKey => key !== undefined && Object.hasOwn(ICONS, key);

export interface IconProps {
  /** A key of the set; an unknown one draws nothing. */
  readonly name: IconKey | (string & {});
  readonly size?: number;
  readonly stroke?: number;
  readonly color?: string;
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Only where the icon alone carries a meaning; otherwise it is hidden from screen readers. */
  readonly label?: string;
}

export function Icon({ name, size = 18, stroke = 1.6, label, ...rest }: IconProps) {
  if (!hasIcon(name)) return null;
  const Drawn = ICONS[name];
  return <Drawn size={size} stroke={stroke} {...rest} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false })} />;
}
