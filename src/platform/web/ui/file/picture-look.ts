/** How a picture is looked at: how large, which way up, and how far moved. Pure. */
export interface Look {
  readonly zoom: number;
  /** Degrees, whole quarters. */
  readonly turn: number;
  /** Pixels on the screen. */
  readonly x: number;
  readonly y: number;
}

export const STILL: Look = { zoom: 1, turn: 0, x: 0, y: 0 };
const MOST = 8;
/** A picture that was moved further than this is out of sight. */
const RANGE = 300;

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Never smaller than whole; what is whole again stands in the middle. */
export function zoomed(look: Look, factor: number): Look {
  const zoom = Math.max(1, Math.min(MOST, look.zoom * factor));
  if (zoom === 1) return look.turn === 0 ? STILL : { ...STILL, turn: look.turn };
  const grown = zoom / look.zoom;
  return moved({ ...look, zoom }, look.x * (grown - 1), look.y * (grown - 1));
}

export function turned(look: Look, by: number): Look {
  const rotation = (look.turn + by + 360) % 360;
  return rotation === 0 && look.zoom === 1 ? STILL : { ...look, turn: rotation, x: 0, y: 0 };
}

/** A whole picture stays where it is. */
export const moved = (look: Look, dx: number, dy: number): Look =>
  look.zoom === 1 ? look : { ...look, x: within(look.x + dx, look.zoom * RANGE), y: within(look.y + dy, look.zoom * RANGE) };
