import { describe, expect, it } from 'vitest';
import { moved, STILL, turned, zoomed } from './picture-look.ts';

describe('a look at a picture', () => {
  it('is never smaller than whole, nor larger than eight times', () => {
    expect(zoomed(STILL, 0.5)).toBe(STILL);
    expect(zoomed(zoomed(STILL, 7), 7).zoom).toBe(8);
  });

  it('goes back to the middle when it is whole again, the way up that it was', () => {
    const close = moved(zoomed(turned(STILL, 90), 3), 50, -20);
    expect(close).toEqual({ zoom: 3, turn: 90, x: 50, y: -20 });
    expect(zoomed(close, 0.1)).toEqual({ zoom: 1, turn: 90, x: 0, y: 0 });
  });

  it('keeps what is in the middle in the middle', () => {
    expect(zoomed(moved(zoomed(STILL, 2), 30, 10), 2)).toEqual({ zoom: 4, turn: 0, x: 60, y: 20 });
  });

  it('turns by quarters, round and round', () => {
    expect([turned(STILL, -90).turn, turned(turned(STILL, -90), 90)]).toEqual([270, STILL]);
  });

  it('stays in sight', () => {
    expect(moved(STILL, 10, 10)).toBe(STILL);
    expect(moved(zoomed(STILL, 2), 5000, -5000)).toMatchObject({ x: 600, y: -600 });
  });
});
