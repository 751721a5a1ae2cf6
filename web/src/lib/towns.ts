/** Small pictures of the finished towns, kept in this browser. The server's list says which games there are. */

import { isText, listOf, remember, remembered } from './stored';

const KEY = 'towns';
/** The newest ones: each takes some kilobytes of what a browser grants. */
const MOST = 40;

/** Pairs of a table and its picture, the newest last. */
const isKept = listOf(listOf(isText));
const kept = () => remembered(KEY, isKept, []);

/** The picture of a table's town, as an address that contains it. */
export function pictureOf(table: string): string | null {
  const address = kept().find(([id]) => id === table)?.[1];
  return address?.startsWith('data:image/') ? address : null;
}

export function keepPicture(table: string, address: string) {
  const others = kept().filter(([id]) => id !== table);
  remember(KEY, [...others.slice(1 - MOST), [table, address]]);
}
