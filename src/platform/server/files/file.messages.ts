import { defineMessages } from '#platform/contract/messages.ts';

export const FILE_MESSAGES = defineMessages({
  extension: {
    en: 'Files of this type are not accepted. Choose one of: {list}.',
    ms: 'Fail jenis ini tidak diterima. Pilih salah satu: {list}.',
  },
  mismatch: {
    en: 'The contents of the file do not match its extension .{ext}.',
    ms: 'Kandungan fail tidak sepadan dengan sambungan .{ext}.',
  },
  heic: {
    en: 'Photos of the type HEIC cannot be opened here. Take a screenshot of it, or set the camera of the phone to “Most Compatible” (JPEG).',
    ms: 'Foto jenis HEIC tidak boleh dibuka di sini. Ambil tangkapan skrin foto itu, atau tetapkan kamera telefon kepada “Most Compatible” (JPEG).',
  },
  brokenPicture: {
    en: 'This picture is damaged and cannot be opened. Take or save it again.',
    ms: 'Gambar ini rosak dan tidak boleh dibuka. Ambil atau simpan semula.',
  },
  tooManyPixels: {
    en: 'This picture has more than {limit} megapixels. Make it smaller.',
    ms: 'Gambar ini melebihi {limit} megapiksel. Kecilkan dahulu.',
  },
  tooLong: {
    en: 'This picture has a side of more than {limit} pixels. Make it smaller, or cut it in parts.',
    ms: 'Gambar ini mempunyai sisi melebihi {limit} piksel. Kecilkan atau potong kepada beberapa bahagian.',
  },
  tooNarrow: {
    en: 'One side of this picture is more than {limit} times as long as the other. Cut it in parts.',
    ms: 'Satu sisi gambar ini melebihi {limit} kali panjang sisi yang lain. Potong kepada beberapa bahagian.',
  },
  empty: { en: 'The file is empty.', ms: 'Fail ini kosong.' },
  tooMany: { en: 'At most {limit} files can be attached here.', ms: 'Paling banyak {limit} fail boleh dilampirkan di sini.' },
  noFiles: { en: 'Files cannot be attached here.', ms: 'Fail tidak boleh dilampirkan di sini.' },
  gone: { en: 'This file is no longer available. Attach it again.', ms: 'Fail ini tiada lagi. Lampirkan semula.' },
  tooLarge: { en: 'The file is too large. The limit is {limit}.', ms: 'Fail terlalu besar. Hadnya ialah {limit}.' },
});
