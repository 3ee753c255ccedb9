type SnakeKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeKey<Tail>}`
    : `_${Lowercase<Head>}${SnakeKey<Tail>}`
  : Key

/** A value of the domain as the database sends it: the same, with its keys in snake case at every depth. */
export type Wire<Value> = Value extends readonly (infer Item)[]
  ? Wire<Item>[]
  : Value extends object
    ? { [Key in keyof Value as SnakeKey<Key & string>]: Wire<Value[Key]> }
    : Value
