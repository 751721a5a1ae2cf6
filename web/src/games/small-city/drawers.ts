/** What may be looked up while one plays. */
export type Drawer = 'promises' | 'council' | 'cards' | 'log' | 'stock';
