import "./reading.js";
import "./sending.js";
import "./leaving.js";
import "./disturbing.js";
import "./asking.js";
