/** What the page itself asks for before any script of the portal has come (`index.html`): answers by address, null where none came. */
type Asked = Record<string, Promise<Response | null>>;

/** The answer to a GET that the page has asked for: to the first who wants it, and only a good one. */
export async function askedByPage(url: string): Promise<Response | null> {
  const { askedByPage: all } = globalThis as { askedByPage?: Asked };
  const asked = all?.[url];
  if (!asked) return null;
  delete all[url];
  const answer = await asked;
  return answer?.ok ? answer : null;
}
