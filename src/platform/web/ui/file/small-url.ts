/** The address of a stored picture at 320 pixels; the same signature opens it. What is not stored here stays as it is. */
export const smallUrl = (url: string): string => (url.startsWith('/api/files/') ? `${url}${url.includes('?') ? '&' : '?'}size=small` : url);
