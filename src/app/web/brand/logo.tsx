import { useComputedColorScheme } from '@mantine/core';
import { useDomain } from '#platform/web/domain.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** The mark alone. */
  readonly mini?: boolean;
  /** On a dark ground whatever the scheme is. */
  readonly onDark?: boolean;
}

/** The organisation's logo for the present colour scheme; without one, the product's own. */
export function Logo({ mini = false, onDark = false }: LogoProps) {
  const { name, logos } = useDomain();
  const scheme = useComputedColorScheme('light');
  const dark = onDark || scheme === 'dark';
  const url = mini ? logos?.[dark ? 'mini_dark' : 'mini_light'] : logos?.[dark ? 'dark' : 'light'];
  if (url) return <img className={mini ? styles.mini : styles.full} src={url} alt={name} />;
  return (
    <span className={styles.own}>
      <BrandMark size={mini ? 34 : 30} />
      {mini ? <span className="sr-only">{name}</span> : <span className={styles.word}>{name}</span>}
    </span>
  );
}
