/** Where the models and the WebAssembly lie that find a face: with their version, so that browsers keep them (`tools/face-files.ts`). */
export const FACE_FILES = '/assets/face-3.3.6-4.22.0/';
