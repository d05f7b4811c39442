/** Places of the first digits of a postcode. */
import { call } from '#platform/web/call/call.ts';
import type { PostcodePlace } from '#platform/web/forms/search-fields.tsx';
import { listPostcodes } from '#modules/reference/contract/reference.endpoints.ts';

export async function findPostcodes(postcode: string): Promise<PostcodePlace[]> {
  const { data } = await call(listPostcodes, { keyword: postcode, limit: 20 });
  return data.map(({ code, city, state }) => ({ postcode: code, city, state }));
}
