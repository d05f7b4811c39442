/** Figures in a row of tiles. Where some of them lead somewhere it is a list of links, else a list of names and values. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import classes from './tiles.module.css';

export interface Tile {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  /** What the tile opens, mostly the list that it counts. */
  readonly href?: string | undefined;
}

export interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly label?: string;
  /** A class that says the measures of `tiles.module.css` otherwise (`--tile-least`, `--tile-value` …). */
  readonly className?: string | undefined;
}

export function Tiles({ tiles, label, className }: TilesProps) {
  const list = { className: `${classes['tiles']} ${className ?? ''}`, 'aria-label': label };
  if (!tiles.some(({ href }) => href))
    return (
      <dl {...list}>
        {tiles.map(({ name, value, note }) => (
          <div key={name} className={classes['tile']}>
            <dt className={`${classes['name']} note`}>{name}</dt>
            <dd className={classes['value']}>{shown(value)}</dd>
            {note && <dd className="note flush">{note}</dd>}
          </div>
        ))}
      </dl>
    );
  return (
    <ul {...list} data-links>
      {tiles.map((tile) => (
        <li key={tile.name}>
          {tile.href ? (
            <Link href={tile.href} className={`${classes['tile']} plain-link`}>
              <Words {...tile} />
            </Link>
          ) : (
            <div className={classes['tile']}>
              <Words {...tile} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Numbers as figures are written everywhere: 1,002. */
const shown = (value: ReactNode) => (typeof value === 'number' ? formatFigure(value) : value);

const Words = ({ name, value, note }: Tile) => (
  <>
    <span className={`${classes['name']} note`}>{name}</span>
    <span className={classes['value']}>{shown(value)}</span>
    {note && <span className="note">{note}</span>}
  </>
);
