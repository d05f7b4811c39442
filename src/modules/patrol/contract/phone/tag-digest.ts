/**
 * A device tells without a network which point a tag is by the beginning of the tag's SHA-256 in hexadecimal: enough to tell the points of a
 * site apart, and too little to find the tag again. What a scan counts for is decided by the server, by the tag itself.
 */
export const TAG_DIGEST_LENGTH = 6;
