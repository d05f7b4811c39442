import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FileGone } from '#platform/server/files/file-store.ts';
import { readReceipts } from './read-receipts.ts';

const photo = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#c00' } })
  .jpeg()
  .toBuffer();
const files = ['one', 'gone', 'two', 'three'].map((name, item) => ({ item, row: { name, mime: 'image/jpeg', disk_path: name } }));

/** What was fetched of the store, and how many pages each receipt has. */
async function readWithin(most: { sheets: number; milliseconds: number }) {
  const fetched: string[] = [];
  const get = async (path: string) => {
    fetched.push(path);
    if (path === 'gone') throw new FileGone(path);
    return Readable.from([photo]);
  };
  const receipts = await readReceipts({ get }, files, { companyId: 1, userId: 1 }, most);
  return { fetched, pages: receipts.map(({ name, pages }) => [name, pages.length]) };
}

it('draws each, and names those whose bytes are gone or that have no room left', async () => {
  expect(await readWithin({ sheets: 2, milliseconds: Infinity })).toEqual({
    fetched: ['one', 'gone', 'two'],
    pages: [
      ['one', 1],
      ['gone', 0],
      ['two', 1],
      ['three', 0],
    ],
  });
});

it('opens none once its time is over', async () => {
  const { fetched, pages } = await readWithin({ sheets: 100, milliseconds: 0 });
  expect(fetched).toEqual([]);
  expect(pages).toEqual(files.map(({ row }) => [row.name, 0]));
});
