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
  const [light, dark] = mini ? [logos?.mini_light, logos?.mini_dark] : [logos?.light, logos?.dark];
  const picture = (url: string | null | undefined, hidden?: string) =>
    // What is not shown is not loaded.
    url ? (
      <img className={`${mini ? styles.mini : styles.full} ${hidden ?? ''}`} src={url} alt={name} loading="lazy" />
    ) : (
      <ProductLogo mini={mini} hidden={hidden} />
    );
  if (onDark || light === dark) return picture(dark);
  return (
    <>
      {picture(light, 'mantine-dark-hidden')}
      {picture(dark, 'mantine-light-hidden')}
    </>
  );
}

function ProductLogo({ mini, hidden = '' }: { mini: boolean; hidden: string | undefined }) {
  const { name } = useDomain();
  return (
    <span className={`${styles.own} ${hidden}`}>
      <BrandMark size={mini ? 34 : 30} />
      {mini ? <span className="sr-only">{name}</span> : <span className={styles.word}>{name}</span>}
    </span>
  );
}
