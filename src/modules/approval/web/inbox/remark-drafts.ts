/** What was typed as a remark and is not sent yet, by what it is about: a call that fails, or an undo, loses none of it. */
const drafts = new Map<string, string>();

export const draftOf = (about: string): string => drafts.get(about) ?? '';
export const keepDraft = (about: string, words: string): void => void drafts.set(about, words);
export const dropDraft = (about: string): void => void drafts.delete(about);
