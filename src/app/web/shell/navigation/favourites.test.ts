import { expect, it } from 'vitest';
import { toggleFavourite } from './favourites.ts';

it('stars a tab as the newest', () => expect(toggleFavourite({ '/a': 1 }, '/b')).toEqual({ '/a': 1, '/b': 2 }));
it('takes a star away and closes the gap', () => expect(toggleFavourite({ '/a': 1, '/b': 2, '/c': 3 }, '/a')).toEqual({ '/b': 1, '/c': 2 }));
