// Made from the server's schemas. Do not edit: run `python -m tabiji.server.typescript web/src/wire`.
import type { View as Tokaido } from "./tokaido";
import type { View as Namiji } from "./namiji";

export type View = Tokaido | Namiji;
